export { KEY_GROUP_NAMES, KEY_GROUPS, type KeyGroup, keyState, roleOfKey } from './groups.ts';
