import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { preferencesModel } from './model.ts';

/** The list preferences of each member of staff (STAFF-25). */
export const preferenceHandlers = ({
  connection,
}: Deps): Handlers<'staffPreferences' | 'changePreferences'> => ({
  staffPreferences: async ({ staff }) =>
    (await preferencesModel(connection).findById(staff.email, { _id: 0 }).lean()) ?? {},
  changePreferences: ({ body, staff }) =>
    preferencesModel(connection)
      .findByIdAndUpdate(
        staff.email,
        { $set: body },
        { upsert: true, returnDocument: 'after', projection: { _id: 0 } },
      )
      .lean(),
});
