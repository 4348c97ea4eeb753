import { CircleCheck, CircleX, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { paymentLabels } from "#domain/payment/payment-labels.ts";
import { statusLabel } from "#domain/text/status-label.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { notificationsContract, type OpenedNotification } from "../contract.ts";
import { checkLabel, verdictLabels } from "./notification-labels.ts";

type NoticeDrawerProps = { noticeId: string; onClose: () => void; onOpen: (id: string) => void };

/** One message with each check’s finding and the result. */
export function NotificationDrawer({ noticeId, onClose, onOpen }: NoticeDrawerProps) {
  // Keeps showing the last record while the drawer closes.
  const [shown, setShown] = useState(noticeId);
  if (noticeId && noticeId !== shown) setShown(noticeId);
  const query = useCall(notificationsContract.paymentNotification, { id: shown }, { enabled: shown !== "" });
  return (
    <Drawer open={noticeId !== ""} onClose={onClose} title="Payment notification">
      {query.error && (
        <ReadFailed
          title="We couldn’t load the notification"
          error={query.error}
          onAgain={() => void query.refetch()}
        />
      )}
      {query.isPending && shown !== "" && (
        <SkeletonGroup text="Loading notification…" className="grid gap-4 pt-2">
          {["w-1/3", "w-4/5", "w-2/3"].map((width) => (
            <SkeletonLine key={width} className={width} />
          ))}
        </SkeletonGroup>
      )}
      {query.data && <Opened notice={query.data} onOpen={onOpen} />}
    </Drawer>
  );
}

function Opened({ notice, onOpen }: { notice: OpenedNotification; onOpen: (id: string) => void }) {
  const { payment } = notice;
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={verdictLabels[notice.verdict].tone} dot>
            {verdictLabels[notice.verdict].label}
          </Badge>
          {formatDateTime(notice.received_at)}
        </p>
        <p>
          {notice.status ?? "No status"}
          {notice.amount_cents !== null && `, ${formatRand(notice.amount_cents, { always: true })}`}, from {notice.ip}
        </p>
        {payment ? (
          <p>
            Payment of {formatRand(payment.amount_cents, { always: true })}:{" "}
            {statusLabel(paymentLabels, payment.state).label}
            {notice.booking_reference && (
              <>
                {" for "}
                <SiteLink className="text-link underline" to={`/admin/booking?reference=${notice.booking_reference}`}>
                  {notice.booking_reference}
                </SiteLink>
              </>
            )}
            {!notice.booking_reference && notice.invoice_number && (
              <>
                {" for "}
                <SiteLink className="text-link underline" to={`/admin/invoices?search=${notice.invoice_number}`}>
                  {notice.invoice_number}
                </SiteLink>
              </>
            )}
          </p>
        ) : (
          <p className="text-ink-2">It doesn’t belong to any of our payments.</p>
        )}
      </section>
      <Checks notice={notice} />
      <Replay notice={notice} onOpen={onOpen} />
      <section className="grid gap-2">
        <h3 className="flex items-center justify-between gap-3 font-bold text-base">
          As received <CopyButton text={notice.raw} label="Copy message" />
        </h3>
        <pre className="max-h-72 overflow-auto whitespace-pre-wrap break-all rounded-md bg-surface-2 p-3 font-mono text-xs">
          {notice.raw.replaceAll("&", "\n&")}
        </pre>
      </section>
      <details>
        <summary className="cursor-pointer font-semibold">Headers</summary>
        <dl className="mt-2 grid gap-1 break-all font-mono text-xs [&_dt]:text-ink-2">
          {notice.headers.map(({ name, value }) => (
            <div key={name}>
              <dt className="inline">{name}: </dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Checks({ notice }: { notice: OpenedNotification }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-base">Checks</h3>
      <ol className="grid gap-1.5">
        {notice.checks.map(({ check, passed, note }) => (
          <li key={check} className="flex gap-2 text-sm">
            {passed ? (
              <CircleCheck aria-label="passed" className="size-5 shrink-0 text-ok" />
            ) : (
              <CircleX aria-label="failed" className="size-5 shrink-0 text-bad" />
            )}
            <span>
              <b className="font-semibold">{checkLabel(check)}</b>
              {note && <span className="block break-words text-ink-2">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      {notice.checks.length === 0 && <p className="text-ink-2 text-sm">Not processed yet.</p>}
    </section>
  );
}

function replayHint(isAllowed: boolean, { can_reprocess }: OpenedNotification): string {
  if (!isAllowed) return "A super-user can reprocess it.";
  return can_reprocess
    ? "The notification goes through the same checks again."
    : "It is being processed. You can reprocess it after that.";
}

function Replay({ notice, onOpen }: { notice: OpenedNotification; onOpen: (id: string) => void }) {
  const { paymentNotifications, paymentNotification, reprocessNotification } = notificationsContract;
  const replay = useMakeCall(reprocessNotification, [paymentNotifications, paymentNotification]);
  const session = useSession();
  const isAllowed = session.status === "in" && session.person.roles.includes("super_user");
  const play = async () => {
    try {
      onOpen((await replay.mutateAsync({ id: notice.id })).id);
      void toast({ title: "Notification reprocessed", kind: "success" });
    } catch (error) {
      void toast({
        title: error instanceof Error ? error.message : "We couldn’t save that. Please try again.",
        kind: "error",
      });
    }
  };
  const { replay_of: first } = notice;
  return (
    <section className="grid justify-items-start gap-2">
      {isAllowed && notice.can_reprocess && (
        <Button
          size="sm"
          variant="outline"
          busy={replay.isPending}
          icon={<RotateCcw aria-hidden />}
          onClick={() => void play()}
        >
          Reprocess
        </Button>
      )}
      <p className="text-ink-2 text-sm">{replayHint(isAllowed, notice)}</p>
      {first && (
        <Button size="sm" variant="quiet" onClick={() => onOpen(first)}>
          View the original
        </Button>
      )}
      {notice.replays.map(({ id, received_at, verdict }) => (
        <Button key={id} size="sm" variant="quiet" onClick={() => onOpen(id)}>
          Reprocessed {formatDateTime(received_at)}: {verdictLabels[verdict].label.toLowerCase()}
        </Button>
      ))}
    </section>
  );
}
