import { ChevronRight, CircleAlert, CircleCheck, CircleDashed, CircleHelp, TriangleAlert } from "lucide-react";
import type { ComponentType } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDateTime, formatTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard, SkeletonGroup } from "#design/skeleton.tsx";
import { useNow } from "#design/use-now.ts";
import { healthLabels } from "#domain/health/health-labels.ts";
import { type HealthStatus, spanText } from "#domain/health/health-status.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { OutputOf } from "#platform/contract.ts";
import { checkGroups, checksContract, type ShownCheck } from "../contract.ts";
import { CheckDrawer } from "./check-drawer.tsx";
import { groupLabels, headline, statusTones } from "./messages.ts";

type Health = OutputOf<typeof checksContract.readHealth>;

const icons: Readonly<Record<HealthStatus, ComponentType<{ className?: string }>>> = {
  ok: CircleCheck,
  warning: TriangleAlert,
  failing: CircleAlert,
  not_set_up: CircleDashed,
  unknown: CircleHelp,
};
const inks: Readonly<Record<HealthStatus, string>> = {
  ok: "text-ok",
  warning: "text-warn",
  failing: "text-bad",
  not_set_up: "text-ink-3",
  unknown: "text-info",
};

const refreshMs = 15_000;

/** All checks by group, the worst first; clicking one opens its details. */
export function HealthBoard() {
  const { data, error, refetch } = useCall(checksContract.readHealth, {}, { refetchInterval: refreshMs });
  const { read, go } = usePageAddress();
  if (error && !data)
    return <ReadFailed title="We couldn’t load the checks" error={error} onAgain={() => void refetch()} />;
  if (!data)
    return (
      <SkeletonGroup text="Loading the checks…" className="grid gap-5 lg:grid-cols-2">
        <SkeletonCard lines={5} />
        <SkeletonCard lines={5} />
      </SkeletonGroup>
    );
  return (
    <div className="grid gap-5">
      <Headline health={data} />
      {data.maintenance && (
        <Alert tone="warn" title="Closed for maintenance">
          {data.maintenance} No alarm is raised meanwhile.
        </Alert>
      )}
      <ModesOn modes={data.modes} />
      <Attention checks={data.checks} onOpen={(id) => go({ check: id })} />
      <div className="gap-5 lg:columns-2 *:mb-5 *:break-inside-avoid">
        {checkGroups.map((group) => {
          const checks = data.checks.filter((check) => check.group === group);
          if (checks.length === 0) return null;
          return (
            <Card key={group} className="pb-2">
              <CardHeader title={groupLabels[group].title} note={groupLabels[group].note} />
              <ul className="-mx-2 grid">
                {checks.map((check) => (
                  <CheckLine key={check.id} check={check} onOpen={() => go({ check: check.id })} />
                ))}
              </ul>
            </Card>
          );
        })}
        <ModeList modes={data.modes} />
      </div>
      <CheckDrawer checkId={read("check")} onClose={() => go({ check: "" })} />
    </div>
  );
}

const grounds: Readonly<Record<HealthStatus, string>> = {
  ok: "bg-ok-soft",
  warning: "bg-warn-soft",
  failing: "bg-bad-soft",
  not_set_up: "bg-surface-2",
  unknown: "bg-info-soft",
};

function Headline({ health }: { health: Health }) {
  const count = (status: HealthStatus) => health.checks.filter((check) => check.status === status).length;
  const Icon = icons[health.status];
  const ok = count("ok");
  const absent = count("not_set_up");
  return (
    <section className={cx("flex items-center gap-4 rounded-lg px-5 py-4", grounds[health.status])}>
      <Icon aria-hidden className={cx("size-9 shrink-0", inks[health.status])} />
      <div className="min-w-0">
        <h2 className="font-bold text-xl leading-snug" aria-live="polite">
          {headline(health.status, { failing: count("failing"), warning: count("warning") })}
        </h2>
        <p className="text-ink-2 text-sm">
          {ok} of {health.checks.length - absent} checks OK
          {absent > 0 && `, ${absent} not set up`}. As of {formatTime(health.as_of)}, updated every 15 seconds.
        </p>
      </div>
    </section>
  );
}

const needsALook: readonly HealthStatus[] = ["failing", "warning", "unknown"];

/** The checks that need attention, worst first, so that no one has to look for them. */
function Attention({ checks, onOpen }: { checks: readonly ShownCheck[]; onOpen: (id: string) => void }) {
  const listed = needsALook.flatMap((status) => checks.filter((check) => check.status === status));
  if (listed.length === 0) return null;
  return (
    <Card className="pb-2">
      <CardHeader title="Needs attention" note="Open a check to see what to do" />
      <ul className="-mx-2 grid">
        {listed.map((check) => (
          <CheckLine key={check.id} check={check} onOpen={() => onOpen(check.id)} />
        ))}
      </ul>
    </Card>
  );
}

function CheckLine({ check, onOpen }: { check: ShownCheck; onOpen: () => void }) {
  const Icon = icons[check.status];
  const isWell = check.status === "ok" || check.status === "not_set_up";
  return (
    <li className="border-line border-t first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        className="group flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-2.5 text-left hover:bg-surface-2"
      >
        <Icon aria-hidden className={cx("size-5 shrink-0", inks[check.status])} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{check.name}</span>
            {isWell ? (
              <span className="sr-only">{healthLabels[check.status]}</span>
            ) : (
              <Badge tone={statusTones[check.status]}>{healthLabels[check.status]}</Badge>
            )}
          </span>
          <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">{check.measured}</span>
        </span>
        <Since check={check} />
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3 transition group-hover:translate-x-0.5" />
      </button>
    </li>
  );
}

function Since({ check: { since } }: { check: ShownCheck }) {
  const now = useNow(30);
  if (!since) return null;
  return (
    <span className="shrink-0 whitespace-nowrap text-ink-3 text-xs" title={`Since ${formatDateTime(since)}`}>
      for {spanText(now - new Date(since).getTime())}
    </span>
  );
}

function ModesOn({ modes }: { modes: Health["modes"] }) {
  const on = modes.filter(({ is_on }) => is_on);
  return on.map(({ mode, name, instead, since }) => (
    <Alert key={mode} tone="warn" title={since ? `${name} since ${formatDateTime(since)}` : name}>
      {instead} Customers and colleagues it concerns see a notice. It ends automatically.
    </Alert>
  ));
}

/** The fallback while a part is down, described in advance. */
const ModeList = ({ modes }: { modes: Health["modes"] }) => (
  <Card>
    <CardHeader title="If a part is away" note="What works instead, automatically" />
    <ul className="grid gap-3">
      {modes.map(({ mode, name, instead, is_on }) => (
        <li key={mode} className="grid gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{name}</span>
            {is_on && <Badge tone="warn">On</Badge>}
          </span>
          <span className="text-ink-2 text-sm">{instead}</span>
        </li>
      ))}
    </ul>
  </Card>
);
