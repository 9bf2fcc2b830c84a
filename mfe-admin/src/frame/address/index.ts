export { paths } from './paths.ts';
export { useAddressQuery } from './use-address-query.ts';
export { useTyped } from './use-typed.ts';
