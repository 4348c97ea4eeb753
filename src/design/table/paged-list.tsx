import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { cx } from "../class-names.ts";
import { ReadFailed } from "../read-failed.tsx";
import { SkeletonCard } from "../skeleton.tsx";

type PagedListProps = {
  /** The contents of the list, for screen readers. */
  label: string;
  /** Undefined while the first page is on its way. */
  items: readonly ReactNode[] | undefined;
  error: Error | null;
  onAgain: () => void;
  hasMore: boolean;
  isReadingMore: boolean;
  onMore: () => void;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
  className?: string;
};

/** A list that grows by a button: waiting, empty and broken included. */
export function PagedList({ label, items, error, onAgain, empty, className, ...paging }: PagedListProps) {
  if (error && !items) return <ReadFailed error={error} onAgain={onAgain} />;
  if (!items)
    return (
      <div className="grid gap-4">
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
      </div>
    );
  if (items.length === 0) return empty;
  return (
    <div className="grid gap-5">
      <ul aria-label={label} className={cx("grid gap-4", className)}>
        {items}
      </ul>
      {error && <ReadFailed error={error} onAgain={paging.onMore} />}
      {paging.hasMore && !error && (
        <Button variant="outline" className="justify-self-center" busy={paging.isReadingMore} onClick={paging.onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
