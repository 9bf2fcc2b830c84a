const { StyleSheet } = require('../../node_modules/@emotion/sheet/dist/emotion-sheet.cjs.js');

const HIDES = /display:\s*none|visibility:\s*hidden/;

// Of the styles of pages jsdom gets only the rules that hide something: it matches every rule with every element that a query by
// role looks at.
exports.StyleSheet = class extends StyleSheet {
  insert(rule) {
    if (HIDES.test(rule)) super.insert(rule);
  }
};
