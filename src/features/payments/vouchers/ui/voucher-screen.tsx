import { Download, FileQuestion, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useFile } from "#design/use-file.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { SandboxNotice } from "../../checkout/ui/sandbox-notice.tsx";
import { PaidTwiceNotice } from "../../ui/paid-twice-notice.tsx";
import { usePatience } from "../../ui/use-patience.ts";
import { isAwaited, WaitingForBank, waitingTitle } from "../../ui/waiting-for-bank.tsx";
import { type ShownVoucher, vouchersContract } from "../contract.ts";
import { usePayVoucher, useVoucher } from "./use-voucher.ts";

const everyMs = 2500;

/** One voucher: paid for or not, with its code and what is left on it. */
export function VoucherScreen() {
  const params = useQueryParams();
  const token = params.get("v") ?? "";
  if (!useHydrated()) return <Waiting />;
  return <Opened key={token} token={token} isBack={params.has("back")} />;
}

const Waiting = () => (
  <div aria-busy="true" className="grid max-w-2xl gap-6">
    <h1 className="sr-only">Your gift voucher</h1>
    <p className="sr-only" role="status">
      Opening your voucher
    </p>
    <SkeletonCard lines={6} />
  </div>
);

function Opened({ token, isBack }: { token: string; isBack: boolean }) {
  const isPatient = usePatience();
  const [isAwaited, setAwaited] = useState(isBack);
  const { look, again } = useVoucher(token, isAwaited ? everyMs : null);
  const voucher = look.status === "open" ? look.voucher : undefined;
  const waits = voucher !== undefined && isWaiting(voucher, isBack);
  // Another tab may have paid as well: what is paid is watched on for a while.
  useEffect(() => {
    if (voucher) setAwaited(waits || (isBack && isPatient));
  }, [voucher, waits, isBack, isPatient]);
  if (look.status === "reading") return <Waiting />;
  if (look.status === "failed") return <ReadFailed error={look.error} onAgain={() => void again()} />;
  if (look.status === "lost") return <Lost />;
  return (
    <div className="grid max-w-2xl gap-8">
      <header className="grid gap-3">
        <p className="kicker">Gift voucher {look.voucher.number}</p>
        <h1 className="text-h1">{waits ? waitingTitle : titles[look.voucher.state]}</h1>
      </header>
      {/* The one it was given to opens the same page, and has paid nothing. */}
      {isBack && <PaidTwiceNotice what="voucher" cents={look.voucher.paid_twice_cents} />}
      {look.voucher.state === "unpaid" ? (
        <Unpaid voucher={look.voucher} token={token} waits={waits} onRefused={() => void again()} />
      ) : (
        <Sold voucher={look.voucher} token={token} />
      )}
    </div>
  );
}

/** Back from the gateway, or with a bank that has not decided. Only the gateway's own message counts. */
const isWaiting = ({ state, attempt }: ShownVoucher, isBack: boolean): boolean =>
  state === "unpaid" && isAwaited(attempt?.stage, isBack);

const titles: Readonly<Record<ShownVoucher["state"], string>> = {
  unpaid: "Not paid for yet",
  active: "Ready to travel",
  used: "This voucher is used up",
  expired: "This voucher has expired",
  refunded: "This voucher was refunded",
};

type UnpaidProps = { voucher: ShownVoucher; token: string; waits: boolean; onRefused: () => void };

function Unpaid({ voucher, token, waits, onRefused }: UnpaidProps) {
  const { pay, isBusy, failure } = usePayVoucher(token, onRefused);
  if (waits) return <WaitingForBank />;
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line">
      <p className="text-ink-2">
        {formatRand(voucher.amount_cents)} for {voucher.recipient_name}. The voucher is valid once it is paid for.
      </p>
      {voucher.attempt?.stage === "failed" && (
        <Alert tone="bad" title="Your last payment didn’t go through">
          Nothing was charged. Please try again.
        </Alert>
      )}
      <SandboxNotice gateway={voucher.gateway} />
      {failure && (
        <Alert tone="bad" announce>
          {failure.message}
        </Alert>
      )}
      {voucher.gateway ? (
        <Button
          size="lg"
          wide
          busy={isBusy}
          busyText="One moment…"
          icon={<Lock aria-hidden="true" />}
          onClick={() => void pay()}
        >
          Pay {formatRand(voucher.amount_cents)} now
        </Button>
      ) : (
        <Alert tone="warn">Card payments aren’t available at the moment. Please try again later, or contact us.</Alert>
      )}
    </section>
  );
}

function Sold({ voucher, token }: { voucher: ShownVoucher; token: string }) {
  const { isBusy, save } = useFile();
  return (
    <>
      <section
        aria-label="The voucher"
        className="scheme-dark grid gap-6 rounded-xl bg-atlantic p-6 text-on-dark shadow-2 sm:p-9"
      >
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <p className="text-on-dark-2">For {voucher.recipient_name}</p>
            <p className="font-bold font-display text-[2.75rem] leading-tight">
              <Money cents={voucher.amount_cents} />
            </p>
          </div>
          {voucher.left_cents !== voucher.amount_cents && (
            <p className="text-on-dark-2">
              Left on it: <b className="text-on-dark">{formatRand(voucher.left_cents)}</b>
            </p>
          )}
        </div>
        {voucher.message !== "" && (
          <p className="max-w-[48ch] text-lead [overflow-wrap:anywhere]">“{voucher.message}”</p>
        )}
        <dl className="grid gap-4 border-on-dark/20 border-t pt-5 sm:grid-cols-2">
          <div>
            <dt className="text-on-dark-2 text-sm">Code</dt>
            <dd className="font-bold text-lg tabular-nums [overflow-wrap:anywhere]">{voucher.code}</dd>
          </div>
          {voucher.expires_on && (
            <div>
              <dt className="text-on-dark-2 text-sm">Valid until</dt>
              <dd className="font-bold text-lg">{formatDate(voucher.expires_on)}</dd>
            </div>
          )}
        </dl>
      </section>
      <div className="flex flex-wrap gap-3">
        {voucher.state === "active" && (
          <SiteLink to="/booking" className={buttonClass()}>
            Book a trip
          </SiteLink>
        )}
        {voucher.code && <CopyButton text={voucher.code} label="Copy the code" size="md" />}
        <Button
          variant="outline"
          busy={isBusy}
          icon={<Download aria-hidden />}
          onClick={() => void save(() => callSignedIn(vouchersContract.voucherFile, { token }))}
        >
          Download PDF
        </Button>
      </div>
      {voucher.state === "active" && (
        <p className="max-w-[60ch] text-ink-2">
          Book any trip or tour and enter the code on the payment page. Any amount you don’t use stays on the voucher.
        </p>
      )}
    </>
  );
}

const Lost = () => (
  <>
    <h1 className="sr-only">Your gift voucher</h1>
    <EmptyState
      level={2}
      icon={<FileQuestion />}
      title="We couldn’t open this voucher"
      text="The link may be incomplete. Use the one in our email, or contact us."
      action={
        <SiteLink to="/contact" className={buttonClass()}>
          Contact us
        </SiteLink>
      }
    />
  </>
);
