import { staffPreferences } from 'shared-domain/contracts';
import { z } from 'zod';
import { modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

const preferences = staffPreferences.extend({ _id: z.string() });

export const preferencesModel = modelOf<Stored<typeof preferences>>(
  'StaffPreferences',
  schemaOf(preferences, { collection: 'staff_preferences' }),
);
