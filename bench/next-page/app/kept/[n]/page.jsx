import { Content } from '../../content.jsx';

/** Rendered at build time. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [{ n: '1' }];
}

export default async function Page({ params }) {
  return <Content n={(await params).n} />;
}
