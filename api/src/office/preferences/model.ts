import { type Connection, type Model, Schema } from 'mongoose';
import type { StaffPreferences } from 'shared-domain/contracts';
import { STORED } from '../../foundation/database/index.ts';

type PreferencesDocument = StaffPreferences & { _id: string };

const preferencesSchema = new Schema<PreferencesDocument>(
  {
    _id: { type: String, required: true },
    inventoryViews: Schema.Types.Mixed,
    orderViews: Schema.Types.Mixed,
    inventoryColumns: Schema.Types.Mixed,
    inventoryDensity: String,
    hiddenOrderColumns: { type: [String], default: undefined },
  },
  { collection: 'staff_preferences', ...STORED },
);

export function preferencesModel(connection: Connection): Model<PreferencesDocument> {
  return (
    connection.models.StaffPreferences ??
    connection.model<PreferencesDocument>('StaffPreferences', preferencesSchema)
  );
}
