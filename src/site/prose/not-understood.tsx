import type { NotUnderstood } from '#contract/search-url.ts';

/** Returns sentences that name what an address asks for and was not understood. */
export function notUnderstood({ unread = [], problems }: NotUnderstood): readonly string[] {
  const words = unread.map((each) => `“${each}”`).join(', ');
  return [...(words === '' ? [] : [`Not understood: ${words}`]), ...problems];
}

/** Names what the address asks for and was not understood; nothing if there is nothing of the kind. */
export function NotUnderstoodNote({ view }: { view: NotUnderstood }) {
  const texts = notUnderstood(view);
  if (texts.length === 0) return null;
  return (
    <div role="note" className="my-1 bg-amber-wash px-3 py-1.5 text-sm text-amber">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
