import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for the heading of an answer. The heading takes the focus when the answer changes, if `askedRef` is
 * set.
 */
export function useAnswerFocus(
  askedRef: RefObject<boolean>,
  answer: unknown,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!askedRef.current) return;
    askedRef.current = false;
    heading.current?.focus();
  }, [askedRef, answer]);
  return heading;
}
