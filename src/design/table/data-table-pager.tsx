import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../button.tsx";
import { Select } from "../fields/field.tsx";
import { ReadFailed } from "../read-failed.tsx";
import type { KeyPages } from "./use-key-pages.ts";

type TablePagerProps = {
  /** Rows on this page. */
  count: number;
  isLoading?: boolean;
  pages?: KeyPages;
  nextKey?: string | null;
  more?: MorePages;
};

const sizes = [25, 50, 100, 200].map((size) => ({ value: String(size), label: `${size} rows` }));

export function TablePager({ count, isLoading, pages, nextKey, more }: TablePagerProps) {
  if (more) return <MoreButton count={count} {...more} />;
  if (!pages || (count === 0 && !pages.canGoBack)) return null;
  const first = (pages.page - 1) * pages.size + 1;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p aria-live="polite" className="text-sm text-ink-2">
        {count === 0 ? "No rows on this page" : `Rows ${first}–${first + count - 1}`}
      </p>
      {pages.setSize && (
        <div className="w-32">
          <Select
            size="sm"
            aria-label="Rows on a page"
            options={sizes}
            value={String(pages.size)}
            onChange={(event) => pages.setSize?.(Number(event.currentTarget.value))}
          />
        </div>
      )}
      <div className="ms-auto flex gap-2">
        <Button
          size="sm"
          variant="outline"
          icon={<ChevronLeft aria-hidden />}
          disabled={!pages.canGoBack || isLoading}
          onClick={pages.previous}
        >
          Previous
        </Button>
        <Button
          size="sm"
          variant="outline"
          trailingIcon={<ChevronRight aria-hidden />}
          disabled={!nextKey || isLoading}
          onClick={() => nextKey && pages.next(nextKey)}
        >
          Next
        </Button>
      </div>
    </nav>
  );
}

export type MorePages = {
  hasMore: boolean;
  isLoading?: boolean;
  onMore: () => void;
  /** Why the next rows did not come. */
  failure?: string | undefined;
};

function shownText(count: number, hasMore: boolean): string {
  if (count === 1) return "1 row shown";
  return hasMore ? `${count} rows shown` : `All ${count} rows shown`;
}

function MoreButton({ count, hasMore, isLoading, onMore, failure }: MorePages & { count: number }) {
  if (count === 0 && !hasMore) return null;
  if (failure && !isLoading)
    return <ReadFailed title="We couldn’t load more rows" error={{ message: failure }} onAgain={onMore} />;
  return (
    <div className="grid justify-items-center gap-2">
      <p aria-live="polite" className="text-sm text-ink-2">
        {shownText(count, hasMore)}
      </p>
      {hasMore && (
        <Button variant="outline" size="sm" busy={isLoading} onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
