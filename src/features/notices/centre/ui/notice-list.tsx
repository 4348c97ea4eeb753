import { Bell, CheckCheck } from "lucide-react";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { Notice } from "../contract.ts";
import { detailOf, iconOf, type PageAbout, pageOf, titleOf } from "./messages.tsx";
import { useMarkRead, useNoticePages } from "./use-notices.ts";

type Props = {
  unread: number;
  /** The one that was just read takes the focus again. */
  cameFrom: string | undefined;
  pageAbout: PageAbout;
  onOpen: (notice: Notice) => void;
  /** A link was followed: its page is what they look at now. */
  onLeave: () => void;
};

/** The newest first, with what is unread marked. */
export function NoticeList({ unread, cameFrom, pageAbout, onOpen, onLeave }: Props) {
  const { pages, error, again, hasMore, isReadingMore, more } = useNoticePages();
  const { mayMark, isMarking, markRead, markAllRead } = useMarkRead();
  const notices = pages?.flatMap((page) => page.notices);
  const newest = notices?.[0];
  if (!notices && error)
    return <ReadFailed title="We couldn’t load your notifications" error={error} onAgain={again} />;
  if (!notices) return <SkeletonCard lines={6} />;
  if (!newest)
    return (
      <EmptyState
        icon={<Bell />}
        title="No notifications yet"
        text="Every email and text that we send you is also listed here."
      />
    );
  return (
    <div className="grid gap-3">
      {mayMark && unread > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          icon={<CheckCheck aria-hidden />}
          busy={isMarking}
          onClick={() => markAllRead(newest)}
        >
          Mark all as read
        </Button>
      )}
      <ul aria-label="Notifications">
        {notices.map((notice) => (
          <li key={`${notice.kind}:${notice.id}`} className="border-line border-b last:border-0">
            <Entry
              notice={notice}
              pageAbout={pageAbout}
              takesFocus={notice.id === cameFrom}
              onOpen={() => {
                markRead(notice);
                onOpen(notice);
              }}
              onLeave={() => {
                markRead(notice);
                onLeave();
              }}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" size="sm" className="justify-self-center" busy={isReadingMore} onClick={more}>
          Show older
        </Button>
      )}
    </div>
  );
}

type EntryProps = {
  notice: Notice;
  pageAbout: PageAbout;
  takesFocus: boolean;
  onOpen: () => void;
  onLeave: () => void;
};

const look =
  "grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-sm px-2 py-3 text-start text-ink no-underline hover:bg-surface-2";

/** A message opens here; work and alarms are done on their own page. */
function Entry({ notice, pageAbout, takesFocus, onOpen, onLeave }: EntryProps) {
  const page = notice.kind === "message" ? undefined : pageOf(notice.about, pageAbout);
  if (page)
    return (
      <SiteLink to={page.to} className={look} onClick={onLeave}>
        <Said notice={notice} />
      </SiteLink>
    );
  return (
    <button type="button" ref={takesFocus ? focusOnce : undefined} className={look} onClick={onOpen}>
      <Said notice={notice} />
    </button>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

function Said({ notice }: { notice: Notice }) {
  const Icon = iconOf[notice.kind];
  const detail = detailOf(notice);
  return (
    <>
      <Icon aria-hidden="true" className={cx("mt-0.5 size-5", notice.is_read ? "text-ink-3" : "text-accent")} />
      <span className="grid min-w-0 gap-0.5">
        <span className={cx("[overflow-wrap:anywhere]", notice.is_read ? "text-ink-2" : "font-bold")}>
          {!notice.is_read && <span className="sr-only">Unread: </span>}
          {titleOf(notice)}
        </span>
        {detail !== "" && <span className="line-clamp-2 text-ink-2 text-sm [overflow-wrap:anywhere]">{detail}</span>}
        <span className="text-ink-3 text-xs">{formatDateTime(notice.at)}</span>
      </span>
      {!notice.is_read && <span aria-hidden="true" className="mt-2 size-2 rounded-pill bg-accent" />}
    </>
  );
}
