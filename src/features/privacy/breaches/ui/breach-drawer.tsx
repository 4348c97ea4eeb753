import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { Fact } from "../../ui/fact.tsx";
import { type Breach, breachesContract } from "../contract.ts";
import { BreachDialogs, type BreachStep } from "./breach-dialogs.tsx";
import { breachClockText, breachClockTones, breachObstacles } from "./breach-labels.ts";

const steps: readonly { step: BreachStep; label: string }[] = [
  { step: "people", label: "Add people affected" },
  { step: "regulator", label: "Notice to the Regulator" },
  { step: "email", label: "Email those affected" },
  { step: "close", label: "Close breach" },
];

/** One breach: its clock, facts, affected people and notices. An empty id closes the drawer. */
export function BreachDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall(
    breachesContract.listBreaches,
    { breach_id: id },
    { enabled: id !== "", refetchInterval: 10_000 },
  );
  const breach = query.data?.breaches.find((one) => one.id === id);
  const [step, setStep] = useState<BreachStep>();
  return (
    <Drawer
      open={id !== ""}
      onClose={onClose}
      title={breach ? `Breach ${breach.reference}` : "Breach"}
      footer={
        breach &&
        !breach.closed_at &&
        steps.map(({ step: one, label }, at) => (
          <Button
            key={one}
            size="sm"
            variant={at === 0 ? "primary" : "outline"}
            disabled={inTheWay(breach, one) !== null}
            onClick={() => setStep(one)}
          >
            {label}
          </Button>
        ))
      }
    >
      {query.isError && !query.data ? (
        <ReadFailed title="We couldn’t load the breach" error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        !query.data && id !== "" && <SkeletonCard lines={6} />
      )}
      {query.data && !breach && <p className="text-ink-2">We couldn’t find that breach.</p>}
      {breach && <BreachFacts breach={breach} onStep={setStep} />}
      {breach && step && <BreachDialogs breach={breach} step={step} onClose={() => setStep(undefined)} />}
    </Drawer>
  );
}

/** Why the server would refuse a step now. */
const inTheWay = ({ in_the_way }: Breach, step: BreachStep) =>
  step === "email" || step === "close" ? in_the_way[step] : null;

/** The facts that are missing for disabled steps. */
const Missing = ({ breach: { in_the_way: now } }: { breach: Breach }) => (
  <ul className="grid gap-1 text-ink-2 text-sm">
    {now.email && <li>{breachObstacles[now.email]}</li>}
    {now.close && <li>{breachObstacles[now.close]}</li>}
  </ul>
);

function BreachFacts({ breach, onStep }: { breach: Breach; onStep: (step: BreachStep) => void }) {
  const words = [
    ["Full account", breach.story],
    ["Data concerned", breach.data_kinds],
    ["Possible consequences", breach.consequences],
    ["Measures", breach.measures],
    ["Advice", breach.advice],
    ["Lessons", breach.lessons],
  ] as const;
  return (
    <div className="grid gap-5">
      <p>
        <Badge dot tone={breachClockTones[breach.clock.state]}>
          {breachClockText(breach.clock)}
        </Badge>
      </p>
      <p className="wrap-anywhere font-semibold text-lg">{breach.title}</p>
      <dl className="grid gap-3">
        <Fact name="Discovered">{formatDateTime(breach.discovered_at)}</Fact>
        <Fact name="Tell everyone by">{formatDateTime(breach.due_at)}</Fact>
        <Fact name="Information Regulator">
          {breach.regulator_notified_at
            ? `Notified ${formatDateTime(breach.regulator_notified_at)}, number ${breach.regulator_number}`
            : "Not notified yet"}
        </Fact>
        <Fact name="People affected">
          {breach.people} on the list, {breach.notified} emailed
        </Fact>
        {words
          .filter(([, text]) => text !== "")
          .map(([label, text]) => (
            <Fact key={label} name={label}>
              <span className="whitespace-pre-line font-normal">{text}</span>
            </Fact>
          ))}
      </dl>
      {!breach.closed_at && <Missing breach={breach} />}
      <div className="flex flex-wrap items-center gap-3">
        {!breach.closed_at && (
          <Button variant="outline" size="sm" onClick={() => onStep("edit")}>
            Edit
          </Button>
        )}
        {breach.people > 0 && (
          <Button variant="outline" size="sm" onClick={() => onStep("download")}>
            Download the list
          </Button>
        )}
        <SiteLink className="font-semibold underline" to={`/admin/super-user?tab=audit&subject=${breach.id}`}>
          Activity log
        </SiteLink>
      </div>
    </div>
  );
}
