/** `decodeURIComponent`, or the text itself where it is no valid encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const segments = (path: string): string[] => path.replace(/\/+$/, '').split('/');

/**
 * The parameters of a path that fits a pattern of the route table (`/protein/:id`, or `*` for any), decoded; null where it
 * does not fit. As React Router matches: whatever the case, with or without a slash at the end.
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  if (pattern === '*') return { '*': decoded(pathname.slice(1)) };
  const wanted = segments(pattern);
  const given = segments(pathname).map(decoded);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== text.toLowerCase()) return null;
    } else if (text === '') return null;
    else params[part.slice(1)] = text;
  }
  return params;
}
