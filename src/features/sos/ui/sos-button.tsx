import { Phone, Siren } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { formatTime } from "#design/dates/date-text.tsx";
import { HoldButton } from "#design/fields/hold-button.tsx";
import { Switch } from "#design/fields/switch.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { sosHoldMs } from "#domain/sos/sos-lifecycle.ts";
import { useSos, useSosNumbers } from "./use-sos.ts";

type Sos = ReturnType<typeof useSos>;

const look = "inline-flex items-center justify-center gap-2 overflow-hidden rounded-pill font-bold";
const red = "bg-bad text-on-primary";

/** On every page of the driver’s area: held for three seconds it alerts our team, a short press explains how. */
export function SosButton() {
  const sos = useSos();
  const [isOpen, setOpen] = useState(false);
  const raise = () => {
    sos.raise();
    if (sos.isSilent) return setOpen(false);
    navigator.vibrate?.([200, 100, 200]);
    setOpen(true);
  };
  const isLoud = sos.status !== "none" && !sos.isSilent;
  return (
    <>
      <HoldButton
        holdMs={sosHoldMs}
        isHidden={sos.isSilent}
        onHeld={raise}
        onTap={() => setOpen(true)}
        heldLabel="Hold…"
        aria-label={isLoud ? "SOS: alarm raised" : "SOS: hold for three seconds in danger"}
        className={cx(look, "min-h-11 min-w-16 px-4", isLoud ? red : "text-bad inset-ring-2 inset-ring-bad")}
      >
        SOS
      </HoldButton>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="SOS" side="bottom">
        <SosSheet sos={sos} onRaise={raise} />
      </Drawer>
    </>
  );
}

function SosSheet({ sos, onRaise }: { sos: Sos; onRaise: () => void }) {
  return (
    <div className="grid gap-5">
      <SosState sos={sos} />
      {sos.status === "none" && <Raise sos={sos} onRaise={onRaise} />}
      <Numbers />
      <Switch
        label="Silent SOS"
        hint="Your phone doesn’t vibrate or show anything when you hold SOS. Our team sees that the alarm is silent."
        checked={sos.isSilent}
        onChange={sos.setSilent}
      />
    </div>
  );
}

/** An alternative to holding the button: pressing twice. */
function Raise({ sos, onRaise }: { sos: Sos; onRaise: () => void }) {
  const [isSure, setSure] = useState(false);
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        In danger? Hold the button. Our team gets your position, trip and vehicle immediately.
      </p>
      <HoldButton
        holdMs={sosHoldMs}
        isHidden={sos.isSilent}
        onHeld={onRaise}
        onTap={() => setSure(true)}
        heldLabel="Keep holding…"
        className={cx(look, red, "min-h-20 w-full text-xl")}
      >
        <Siren aria-hidden="true" className="size-7" />
        Hold for three seconds
      </HoldButton>
      {isSure && (
        <Button variant="danger" wide onClick={onRaise}>
          Send SOS without holding
        </Button>
      )}
    </div>
  );
}

const words = {
  sending: { tone: "warn", title: "Sending your SOS…", text: "Stay on this page if you can." },
  no_line: {
    tone: "bad",
    title: "Your SOS isn’t sent: no connection",
    text: "It’s saved on this phone and will be sent as soon as there’s a connection. Call now if you can.",
  },
  sent: {
    tone: "warn",
    title: "Your SOS is on all our team’s screens",
    text: "We’re getting your position every 10 seconds. Someone will take your alarm in a moment.",
  },
  taken: { tone: "ok", title: "Our team has your alarm", text: "They can see where you are and are getting help." },
} as const;

function SosState({ sos: { status, alarm } }: { sos: Sos }) {
  if (status === "none") return null;
  const { tone, title, text } = words[status];
  const isNamed = status === "taken" && alarm?.taken_by && alarm.taken_at;
  return (
    <Alert tone={tone} announce title={title} icon={<Siren />}>
      {isNamed ? `${alarm.taken_by} took it at ${formatTime(alarm.taken_at ?? "")}. ${text}` : text}
    </Alert>
  );
}

function Numbers() {
  const numbers = useSosNumbers();
  return (
    <ul aria-label="Emergency numbers" className="grid gap-2">
      {numbers.map(({ label, number }) => (
        <li key={number}>
          <a
            href={`tel:${number.replace(/[^+\d]/g, "")}`}
            className="flex min-h-14 items-center gap-3 rounded-md px-4 text-ink no-underline inset-ring inset-ring-line-strong hover:bg-surface-2"
          >
            <Phone aria-hidden="true" className="size-5 text-link" />
            <span className="grow">{label}</span>
            <span className="font-bold">{number}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
