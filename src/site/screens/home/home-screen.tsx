import { type ScreenHandle } from '../../screen.ts';
export const handle: ScreenHandle = {
  meta: () => ({ title: 'Proteinwise: Intelligent Protein Discovery', canonical: '/' }),
};
export function Component() {
  return (
    <div className="page py-10">
      <h1 className="headline text-3xl">Intelligent Protein Discovery</h1>
    </div>
  );
}
