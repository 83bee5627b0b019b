/**
 * Marks a box that scrolls sideways with where there is more: `data-before` once it was scrolled, `data-after` until
 * its end. A ref, so that nothing is rendered anew while one scrolls.
 */
export function useScrollEdges() {
  return observe;
}

function observe(box: HTMLElement | null) {
  if (!box) return;
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = box;
    box.toggleAttribute('data-before', scrollLeft > 1);
    box.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(box);
  if (box.firstElementChild) sizes.observe(box.firstElementChild);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener('scroll', mark);
  };
}
