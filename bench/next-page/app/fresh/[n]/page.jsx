import { Content } from '../../content.jsx';

/** Rendered for each request. */
export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  return <Content n={(await params).n} />;
}
