import { Images, Search } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Progress } from "#design/progress.tsx";
import { PagedList } from "#design/table/paged-list.tsx";
import { useSettled } from "#design/use-settled.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type MediaPicture, mediaContract } from "../contract.ts";
import { MediaThumb } from "./media-thumb.tsx";

type PictureGridProps = {
  /** “Choose” or “Open”, read before the picture’s name. */
  verb: string;
  onChoose: (picture: MediaPicture) => void;
};

/** The company’s pictures, found by name or by what they show. */
export function PictureGrid({ verb, onChoose }: PictureGridProps) {
  const [search, setSearch] = useState("");
  const settled = useSettled(search, 300);
  const list = useCallPages(
    mediaContract.listPictures,
    (after) => ({ search: settled, after: after ?? null, size: 24 }),
    // Copies that are being made are seen as they come.
    { refetchInterval: 5000 },
  );
  const pictures = list.pages?.flatMap((page) => page.pictures);
  return (
    <div className="grid content-start gap-4">
      <TextInput
        aria-label="Search pictures"
        placeholder="Search by name or what it shows"
        lead={<Search aria-hidden />}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <PagedList
        label="Pictures"
        className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4"
        items={pictures?.map((picture) => (
          <li key={picture.hash}>
            <PictureCard picture={picture} verb={verb} onChoose={() => onChoose(picture)} />
          </li>
        ))}
        error={list.error}
        onAgain={list.again}
        hasMore={list.hasMore}
        isReadingMore={list.isReadingMore}
        onMore={list.more}
        empty={
          <EmptyState
            icon={<Images />}
            title={search === "" ? "No pictures yet" : "No pictures match"}
            text="A photograph that you upload for a page, a tour or a vehicle is listed here."
          />
        }
      />
    </div>
  );
}

type PictureCardProps = { picture: MediaPicture; verb: string; onChoose: () => void };

function PictureCard({ picture, verb, onChoose }: PictureCardProps) {
  const { name, alt, uses, copies_made, copies_wanted, is_damaged } = picture;
  const title = name || alt || "Picture without a description";
  return (
    <div className="grid gap-1.5">
      <button type="button" onClick={onChoose} aria-label={`${verb} ${title}`} className="rounded-md">
        <MediaThumb picture={picture} />
      </button>
      <p className="truncate font-semibold text-sm" title={title}>
        {title}
      </p>
      <p className="flex flex-wrap gap-1.5">
        {alt === "" && <Badge tone="warn">No description</Badge>}
        {is_damaged && <Badge tone="bad">Can’t be read</Badge>}
        {uses.length > 0 && <Badge tone="info">{uses.length === 1 ? "Used once" : `Used ${uses.length} times`}</Badge>}
      </p>
      {!is_damaged && copies_made < copies_wanted && (
        <Progress label={`Making sizes of ${title}`} value={copies_made} max={copies_wanted} />
      )}
    </div>
  );
}
