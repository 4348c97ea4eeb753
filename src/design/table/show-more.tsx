import { Button } from "../button.tsx";

type ShowMoreProps = {
  paging: { readonly hasMore: boolean; readonly isReadingMore: boolean; more(): void };
  className?: string;
};

/** Below a list that is read page by page; nothing once all of it is there. */
export function ShowMore({ paging, className }: ShowMoreProps) {
  if (!paging.hasMore) return null;
  return (
    <Button variant="outline" size="sm" className={className} busy={paging.isReadingMore} onClick={() => paging.more()}>
      Show more
    </Button>
  );
}
