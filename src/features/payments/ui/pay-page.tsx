import { FileQuestion, Lock } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";
import type { LinkStatus } from "../payable-contract.ts";
import { PaidTwiceNotice } from "./paid-twice-notice.tsx";
import { SandboxNotice } from "./sandbox-notice.tsx";
import { usePatience } from "./use-patience.ts";
import { useStartPayment } from "./use-start-payment.ts";
import { useWatched } from "./use-watched.ts";
import { isAwaited, WaitingForBank, waitingTitle } from "./waiting-for-bank.tsx";

const everyMs = 2500;

type ReadCall = Call & { input: unknown; output: unknown };

/** The parts of the page that differ by kind of record. */
type PayPageProps<C extends ReadCall> = {
  /** The token’s name in the address. */
  param: string;
  call: C;
  /** Worded to follow “Your”. */
  name: string;
  what: "share" | "voucher" | "invoice";
  lost: { title: string; text: string };
  /** Whether something is still due. */
  isDue: (shown: OutputOf<C>) => boolean;
  kicker: (shown: OutputOf<C>) => string;
  title: (shown: OutputOf<C>) => string;
  /** Next to the main column. */
  aside?: (shown: OutputOf<C>, token: string) => ReactNode;
  children: (opened: OpenedLink<OutputOf<C>>) => ReactNode;
};

export type OpenedLink<T> = {
  readonly shown: T;
  readonly token: string;
  /** A bank has not decided, so no one is asked to pay again. */
  readonly waits: boolean;
  readonly onChanged: () => void;
};

/**
 * The page for paying by link: loads the record, watches while a bank decides, and shows paid, paid twice, or
 * no longer open.
 */
export function PayPage<C extends ReadCall>(props: PayPageProps<C>) {
  const params = useQueryParams();
  const token = params.get(props.param) ?? "";
  if (!useHydrated()) return <Opening name={props.name} />;
  return <Opened key={token} {...props} token={token} isBack={params.has("back")} />;
}

const Opening = ({ name }: { name: string }) => (
  <div aria-busy="true" className="grid gap-6">
    <h1 className="sr-only">Your {name}</h1>
    <p className="sr-only" role="status">
      Opening your {name}
    </p>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={4} />
  </div>
);

type OpenedProps<C extends ReadCall> = PayPageProps<C> & { token: string; isBack: boolean };

function Opened<C extends ReadCall>({ call, token, isBack, ...page }: OpenedProps<C>) {
  const isPatient = usePatience();
  const [isWatched, setWatched] = useState(isBack);
  const { watched, again } = useWatched(call, { token }, isWatched ? everyMs : null);
  const shown = watched.status === "open" ? watched.value : undefined;
  const { attempt, paid_twice_cents } = (shown ?? {}) as Partial<LinkStatus>;
  const waits = shown !== undefined && page.isDue(shown) && isAwaited(attempt?.stage, isBack);
  // Another tab may have paid too, so a paid page is watched for a while.
  useEffect(() => {
    if (shown) setWatched(waits || (isBack && isPatient));
  }, [shown, waits, isBack, isPatient]);
  if (watched.status === "failed") return <ReadFailed error={watched.error} onAgain={() => void again()} />;
  if (watched.status === "closed") return <Lost {...page} />;
  if (shown === undefined) return <Opening name={page.name} />;
  const body = page.children({ shown, token, waits, onChanged: () => void again() });
  // The recipient of a voucher opens the same page without having paid.
  const hasPaid = isBack || page.what !== "voucher";
  return (
    <div className={page.aside ? "grid gap-8" : "grid max-w-2xl gap-8"}>
      <header className="grid gap-3">
        <p className="kicker">{page.kicker(shown)}</p>
        <h1 className="text-h1">{waits ? waitingTitle : page.title(shown)}</h1>
      </header>
      {hasPaid && <PaidTwiceNotice what={page.what} cents={paid_twice_cents ?? 0} />}
      {page.aside ? (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid min-w-0 content-start gap-6">{body}</div>
          {page.aside(shown, token)}
        </div>
      ) : (
        body
      )}
    </div>
  );
}

const Lost = ({ name, lost }: { name: string; lost: { title: string; text: string } }) => (
  <>
    <h1 className="sr-only">Your {name}</h1>
    <EmptyState
      level={2}
      icon={<FileQuestion />}
      title={lost.title}
      text={lost.text}
      action={
        <SiteLink to="/contact" className={buttonClass()}>
          Contact us
        </SiteLink>
      }
    />
  </>
);

type PayByCardProps<C extends ReadCall> = {
  start: C;
  opened: OpenedLink<LinkStatus>;
  amount: number;
  /** Shown after a failed payment, next to “Try again”. */
  otherWay?: string;
  children: ReactNode;
  note?: ReactNode;
};

/** The card payment button, with the last attempt’s result. */
export function PayByCard<C extends ReadCall>({ start, opened, amount, otherWay = "", ...more }: PayByCardProps<C>) {
  const { shown, token, waits, onChanged } = opened;
  const { start: pay, isBusy, failure } = useStartPayment(start, onChanged);
  if (waits) return <WaitingForBank />;
  return (
    <>
      {shown.attempt?.stage === "failed" && (
        <Alert tone="bad" title="Your last payment didn’t go through">
          Nothing was charged. Please try again{otherWay}.
        </Alert>
      )}
      <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line">
        <h2 className="font-bold font-display text-[1.25rem]">Card or instant EFT</h2>
        <p className="text-ink-2">{more.children}</p>
        <SandboxNotice gateway={shown.gateway} />
        <ErrorAlert error={failure} />
        {shown.gateway ? (
          <Button
            size="lg"
            wide
            busy={isBusy}
            busyText="One moment…"
            icon={<Lock aria-hidden="true" />}
            onClick={() => void pay({ token, expected_cents: amount } as InputOf<C>)}
          >
            Pay {formatRand(amount)} now
          </Button>
        ) : (
          <Alert tone="warn">
            Card payments aren’t available at the moment. Please try again later, or contact us.
          </Alert>
        )}
        {more.note}
      </section>
    </>
  );
}
