import { MessageSquareHeart } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { PagedList } from "#design/table/paged-list.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type RatingView, ratingViews, reviewsDeskContract } from "../contract.ts";
import { RatingCard } from "./rating-card.tsx";

const viewLabels: Readonly<Record<RatingView, string>> = {
  todo: "To do",
  disputed: "Disputed",
  low: "Three stars or fewer",
  all: "All",
};

const emptyTexts: Readonly<Record<RatingView, { title: string; text: string }>> = {
  todo: { title: "Nothing to do", text: "Reviews to moderate, low ratings and private messages appear here." },
  disputed: { title: "No disputes", text: "Ratings that drivers dispute appear here." },
  low: { title: "No low ratings", text: "Ratings of three stars or fewer appear here." },
  all: { title: "No ratings yet", text: "Customers are asked by email two hours after the drop-off." },
};

/** Customers’ ratings of their trips: to read, to publish and to answer. */
export function RatingsPanel({ tools }: { tools?: ReactNode }) {
  const { read, go } = usePageAddress();
  const one = read("rating");
  const view = ratingViews.find((name) => name === read("view")) ?? "todo";
  const { pages, error, again, ...paging } = useCallPages(reviewsDeskContract.listRatings, (after) =>
    one ? { rating_id: one } : { view, after: after ?? null },
  );
  const counts = pages?.[0]?.counts;
  const labelOf = (name: RatingView) => {
    const count = name === "todo" || name === "disputed" ? counts?.[name] : undefined;
    return count ? `${viewLabels[name]} (${count})` : viewLabels[name];
  };
  const ratings = pages?.flatMap((page) => page.ratings);
  return (
    <div className="grid grid-cols-1 gap-5">
      {one ? (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => go({ rating: "" })}>
          Show all ratings
        </Button>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label="Show"
            value={view}
            onChange={(name) => go({ view: name === "todo" ? "" : name })}
            options={ratingViews.map((name) => ({ value: name, label: labelOf(name) }))}
          />
          {tools}
        </div>
      )}
      <PagedList
        label="Ratings"
        items={ratings?.map((rating) => <RatingCard key={rating.id} rating={rating} />)}
        error={error}
        onAgain={again}
        hasMore={paging.hasMore}
        isReadingMore={paging.isReadingMore}
        onMore={paging.more}
        empty={
          <Card>
            <EmptyState icon={<MessageSquareHeart />} level={2} {...(one ? lost : emptyTexts[view])} className="py-8" />
          </Card>
        }
      />
    </div>
  );
}

const lost = {
  title: "We couldn’t find that rating",
  text: "It may have been deleted. Show all ratings to look for it.",
};
