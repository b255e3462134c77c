import { useEffect, useState } from 'react';

/**
 * The value once it has rested for `delay` ms and nothing of a form is being pressed: an answer that moves the form between press and
 * release would take what is being clicked from under the pointer, and the click would be lost.
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
