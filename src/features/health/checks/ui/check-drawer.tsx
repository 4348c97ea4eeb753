import { Play } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { healthLabels, severityLabels } from "#domain/health/health-labels.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { checksContract, type OpenedCheck } from "../contract.ts";
import { LinkedNames } from "./linked-names.tsx";
import { statusTones, tested } from "./messages.ts";

/** One check: its measurement, its runbook, its status changes, and a button to run it now. */
export function CheckDrawer({ checkId, onClose }: { checkId: string; onClose: () => void }) {
  // Keeps showing the last content while the drawer closes.
  const [shown, setShown] = useState(checkId);
  if (checkId && checkId !== shown) setShown(checkId);
  const query = useCall(checksContract.readCheck, { id: shown }, { enabled: shown !== "" });
  return (
    <Drawer open={checkId !== ""} onClose={onClose} title={query.data?.name ?? "Check"} size="lg">
      {query.isPending && shown !== "" && (
        <SkeletonGroup text="Loading the check…" className="grid gap-4 pt-2">
          {["w-1/3", "w-4/5", "w-full"].map((width) => (
            <SkeletonLine key={width} className={width} />
          ))}
        </SkeletonGroup>
      )}
      {query.error && (
        <ReadFailed title="We couldn’t load this check" error={query.error} onAgain={() => void query.refetch()} />
      )}
      {query.data && <Opened check={query.data} />}
    </Drawer>
  );
}

const Opened = ({ check }: { check: OpenedCheck }) => (
  <div className="grid gap-6">
    <div className="grid justify-items-start gap-3">
      <Badge dot tone={statusTones[check.status]}>
        {healthLabels[check.status]}
      </Badge>
      <p className="text-lg leading-snug [overflow-wrap:anywhere]">
        <LinkedNames text={check.measured} />
      </p>
      <Facts check={check} />
      <TestButton id={check.id} />
    </div>
    <Runbook sections={check.runbook} />
    {check.changes.length > 0 && <History changes={check.changes} />}
  </div>
);

function Facts({ check }: { check: OpenedCheck }) {
  const facts: readonly (readonly [string, string])[] = [
    ...(check.since ? [["Since", formatDateTime(check.since)] as const] : []),
    ...(check.ran_at ? [["Last run", formatDateTime(check.ran_at)] as const] : []),
    ["Runs", check.every_minutes === 1 ? "every minute" : `every ${check.every_minutes} minutes`],
    ["Who acts", check.acts],
    ["If it fails", severityLabels[check.severity]],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TestButton({ id }: { id: string }) {
  const { runCheck, readCheck, readHealth, readLamp } = checksContract;
  const run = useMakeCall(runCheck, [readCheck, readHealth, readLamp]);
  const test = async () => {
    try {
      const { measured } = await run.mutateAsync({ id });
      void toast({ title: tested, description: measured, kind: "success" });
    } catch (error) {
      void toast({ title: error instanceof Error ? error.message : "We couldn’t run this check.", kind: "error" });
    }
  };
  return (
    <Button size="sm" variant="outline" icon={<Play aria-hidden />} busy={run.isPending} onClick={() => void test()}>
      Test now
    </Button>
  );
}

const Runbook = ({ sections }: { sections: OpenedCheck["runbook"] }) => (
  <div className="grid gap-4">
    {sections.map(({ title, steps, are_numbered }) => (
      <section key={title} className="grid gap-1.5">
        <h3 className="font-bold text-base">{title}</h3>
        {are_numbered ? (
          <ol className="grid list-decimal gap-1.5 pl-5 marker:font-semibold marker:text-ink-3">
            {steps.map((step) => (
              <li key={step} className="pl-1">
                <Words text={step} />
              </li>
            ))}
          </ol>
        ) : (
          steps.map((step) => (
            <p key={step}>
              <Words text={step} />
            </p>
          ))
        )}
      </section>
    ))}
  </div>
);

/** Text between backticks is for a terminal. */
const Words = ({ text }: { text: string }): ReactNode =>
  text.split("`").map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order.
      <code key={at} className="rounded-xs bg-surface-2 px-1 py-0.5 text-sm [overflow-wrap:anywhere]">
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order.
      <Fragment key={at}>{part}</Fragment>
    ),
  );

const History = ({ changes }: { changes: OpenedCheck["changes"] }) => (
  <section className="grid gap-2">
    <h3 className="font-bold text-base">Changes</h3>
    <ol className="grid gap-2">
      {changes.map(({ status, measured, at }) => (
        <li key={at} className="grid gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[9.5rem_6.5rem_1fr]">
          <span className="text-ink-2">{formatDateTime(at)}</span>
          <span>
            <Badge tone={statusTones[status]}>{healthLabels[status]}</Badge>
          </span>
          <span className="[overflow-wrap:anywhere]">{measured}</span>
        </li>
      ))}
    </ol>
  </section>
);
