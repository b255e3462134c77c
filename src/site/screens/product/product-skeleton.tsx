import { Skeleton } from '../../ui/skeleton.tsx';

/** A placeholder while a product is loading. */
export function ProductSkeleton() {
  return (
    <div className="page py-3 sm:py-6" role="status" aria-label="Loading product">
      <Skeleton className="h-5 w-32" />
      <div className="mt-6 flex gap-6">
        <Skeleton className="h-40 w-32" />
        <div className="flex-1 *:not-last:mb-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-10 w-full max-w-xl" />
          <Skeleton className="h-16 w-full max-w-xl" />
        </div>
      </div>
      <Skeleton className="mt-8 h-25 w-full" />
      <div className="mt-10 grid gap-10 lg:grid-cols-[min(24rem,38vw)_minmax(0,1fr)]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
}
