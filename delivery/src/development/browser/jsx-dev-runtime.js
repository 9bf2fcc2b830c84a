// swc prepares components for being swapped only in React's development form, whose factory the shell does not share.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };
