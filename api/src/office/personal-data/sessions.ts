import { contactLinkModel } from '../../accounts/contact-links/index.ts';
import { personSessionModel } from '../../requests/person-sessions/index.ts';
import { storedSessions } from '../../requests/sessions/index.ts';
import { preferencesModel } from '../preferences/index.ts';
import { signInTokenModel } from '../sign-in/index.ts';
import { countedOf, documentsOf, type Kind } from './kind.ts';

const OF_STAFF = 'session.passport.user.email';

/** Staff sessions, exported without their secrets. */
const signedIn: Kind = {
  read: (deps, { same }) =>
    countedOf(async function* () {
      for await (const { expires, session } of storedSessions(deps).find({ [OF_STAFF]: same })) {
        const { browser, place, since = 0 } = session.passport?.user ?? {};
        yield { session: { browser, place, signedInAt: new Date(since), expires } };
      }
    }),
  erase: async (deps, { same }) => {
    await storedSessions(deps).deleteMany({ [OF_STAFF]: same });
  },
};

/** An emailed link: its id is a hash of the token. */
const PARTS: readonly Kind[] = [
  signedIn,
  documentsOf(preferencesModel, ({ same }) => ({ _id: same })),
  documentsOf(signInTokenModel, ({ same }) => ({ email: same })),
  documentsOf(personSessionModel, ({ same }) => ({ email: same })),
  documentsOf(contactLinkModel, ({ same }) => ({ email: same })),
];

/** Sessions, preferences and links of an address. */
export const sessions: Kind = {
  read: async (deps, person) => {
    const read = await Promise.all(PARTS.map((part) => part.read(deps, person)));
    return countedOf(async function* () {
      for (const { documents } of read) yield* documents();
    });
  },
  erase: async (deps, person) => {
    for (const part of PARTS) await part.erase(deps, person);
  },
};
