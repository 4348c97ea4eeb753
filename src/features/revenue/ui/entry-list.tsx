import type { ReactNode } from "react";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import type { useCallPages } from "#platform/browser/use-call-pages.ts";

type EntryListProps<T> = {
  read: Omit<ReturnType<typeof useCallPages>, "pages"> & { pages: readonly { entries: T[] }[] | undefined };
  /** Above the rows: their order, their file. */
  tools: ReactNode;
  children: (entry: T) => ReactNode;
};

/** The rows behind a figure, page by page. */
export function EntryList<T>({ read: { pages, error, again, ...paging }, tools, children }: EntryListProps<T>) {
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  return (
    <section aria-label="Rows" className="grid gap-3">
      {tools}
      {!pages && error && <ReadFailed title="We couldn’t load the rows" error={error} onAgain={again} />}
      {!pages && !error && (
        <SkeletonGroup text="Loading the rows">
          <SkeletonLine />
          <SkeletonLine />
        </SkeletonGroup>
      )}
      <ul className="divide-y divide-line">{entries.map(children)}</ul>
      {pages && entries.length === 0 && <p className="text-ink-2 text-sm">Nothing was counted here.</p>}
      <ShowMore paging={paging} />
    </section>
  );
}
