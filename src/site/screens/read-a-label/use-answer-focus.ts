import { type RefObject, useEffect, useRef } from 'react';

/** The heading of an answer, which takes the focus when the answer has come that was `asked` for. */
export function useAnswerFocus(
  asked: RefObject<boolean>,
  answer: unknown,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    heading.current?.focus();
  }, [asked, answer]);
  return heading;
}
