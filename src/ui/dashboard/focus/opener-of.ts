/** Where somebody stands: an entry of a menu goes with the menu, and its button stays. */
export function openerOf(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
}
