// Pages are tested without their styles: jsdom would match every rule with every element that a query by role looks at.
exports.StyleSheet = class {
  tags = [];
  hydrate() {}
  insert() {}
  flush() {}
};
