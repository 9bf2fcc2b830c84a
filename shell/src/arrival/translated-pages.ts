/** The child of `parent` that contains `node`: what a translator has wrapped it in. */
function wrapperIn(parent: Node, node: Node): ChildNode | null {
  let wrapper: Node | null = node;
  while (wrapper && wrapper.parentNode !== parent) wrapper = wrapper.parentNode;
  return wrapper as ChildNode | null;
}

/**
 * Lets React remove and place nodes on a page that the browser translates: translators wrap or replace text nodes, and React
 * would fail with a `NotFoundError`, which takes the page away (PAGE-19).
 */
export function allowTranslation(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const wrapper = wrapperIn(this, child);
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next && wrapperIn(this, next)) as Child;
  };
}
