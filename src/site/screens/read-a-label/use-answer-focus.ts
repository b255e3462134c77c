import { type RefObject, useEffect, useRef } from 'react';

/** The heading of an answer, which takes the focus when the answer has come that `askedRef` waits for. */
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
