import { Switch } from "#design/fields/switch.tsx";
import { type PushStanding, usePush } from "./use-push.ts";

const hints: Readonly<Record<PushStanding, string>> = {
  impossible: "This browser can’t notify you. Install the app, or use Chrome, Edge or Firefox. You still get emails.",
  denied: "Notifications are blocked for this site. Allow them in your browser’s settings.",
  off: "Get offers, new and changed trips, and messages on this phone right away.",
  on: "You get offers, new and changed trips, and messages on this phone right away.",
};

/** Lets a driver switch notifications on this phone. The browser asks for permission only when switched on. */
export function PushSwitch() {
  const { standing, set } = usePush();
  if (!standing) return null;
  return (
    <div>
      <Switch
        label="Notifications"
        hint={hints[standing]}
        checked={set.isPending ? set.variables : standing === "on"}
        disabled={standing === "impossible" || standing === "denied" || set.isPending}
        onChange={(isOn) => set.mutate(isOn)}
      />
      {set.error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          We couldn’t change notifications. Check your connection, then try again.
        </p>
      )}
    </div>
  );
}
