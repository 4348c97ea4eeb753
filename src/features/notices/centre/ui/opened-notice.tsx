import { ArrowLeft, LockKeyhole } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { centreContract, type Notice } from "../contract.ts";
import { detailOf, type PageAbout, pageOf, titleOf } from "./messages.tsx";

const focusOnce = (element: HTMLElement | null) => element?.focus();

type Props = { notice: Notice; pageAbout: PageAbout; onBack: () => void; onLeave: () => void };

/** One message as it was sent, with the page of what it is about. */
export function OpenedNotice({ notice, pageAbout, onBack, onLeave }: Props) {
  const isMessage = notice.kind === "message";
  const { data, error, refetch } = useCall(centreContract.readNotice, { id: notice.id }, { enabled: isMessage });
  const page = pageOf(notice.about, pageAbout);
  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        icon={<ArrowLeft aria-hidden />}
        onClick={onBack}
        ref={focusOnce}
      >
        All notifications
      </Button>
      <div>
        <h3 className="font-bold text-lg [overflow-wrap:anywhere]">{titleOf(notice)}</h3>
        <p className="text-ink-2 text-sm">{formatDateTime(notice.at)}</p>
      </div>
      {page && (
        <SiteLink
          to={page.to}
          className={buttonClass({ size: "sm", className: "justify-self-start" })}
          onClick={onLeave}
        >
          {page.label}
        </SiteLink>
      )}
      {!isMessage && <p className="[overflow-wrap:anywhere]">{detailOf(notice)}</p>}
      {isMessage && error && !data && (
        <ReadFailed title="We couldn’t load this message" error={error} onAgain={() => void refetch()} />
      )}
      {isMessage && !data && !error && <SkeletonCard lines={6} />}
      {data && <Words message={data} />}
    </div>
  );
}

function Words({ message: { html, text, title, is_secret } }: { message: OutputOf<typeof centreContract.readNotice> }) {
  if (is_secret)
    return (
      <Alert tone="info" icon={<LockKeyhole />} title="Its text is in your email only">
        It has a link or code that opens your account, so we don’t show it here.
      </Alert>
    );
  if (html === "" && text === "") return <p className="text-ink-2">The text of this message is no longer saved.</p>;
  if (html === "")
    return <p className="whitespace-pre-line rounded-md bg-surface-2 p-4 [overflow-wrap:anywhere]">{text}</p>;
  // No script runs in it and nothing in it knows this page; links open beside it.
  return (
    <iframe
      title={`The email: ${title}`}
      sandbox="allow-popups"
      srcDoc={html.replace("<head>", '<head><base target="_blank">')}
      className="h-[34rem] w-full rounded-md border border-line"
    />
  );
}
