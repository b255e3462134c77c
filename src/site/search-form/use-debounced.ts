import { useEffect, useState } from 'react';

/**
 * Returns the value once it has been unchanged for `delay` ms and nothing of a form is being pressed. A response that
 * moved the form between press and release would move the target away from the pointer, and the click would be lost.
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settle = () => {
      if (document.querySelector('form :active')) timer = setTimeout(settle, 50);
      else setSettled(value);
    };
    let timer = setTimeout(settle, delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
