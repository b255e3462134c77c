/** Returns the scroll behavior: instant if reduced motion is preferred. */
export function smoothly(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
