import { Download } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { PushSwitch } from "#features/notices/ui/push-switch.tsx";
import { useAppState } from "#platform/browser/device/installed-app.ts";

/** A driver’s settings on this phone: installing the app, and notifications. */
export function AppCard() {
  const { isInstalled, install } = useAppState();
  return (
    <Card>
      <CardHeader title="App on this phone" />
      <div className="grid gap-4">
        <p className="text-ink-2">
          {isInstalled
            ? "The app is installed. It works offline, with your trips for the next 48 hours."
            : "Install the app to open it from your home screen. It works offline too, with your trips for the next 48 hours."}
        </p>
        {!isInstalled &&
          (install ? (
            <Button wide icon={<Download aria-hidden="true" />} onClick={() => void install()}>
              Install app
            </Button>
          ) : (
            <p className="text-ink-2">
              Open your browser’s menu and choose <strong>Add to Home screen</strong> or <strong>Install app</strong>.
            </p>
          ))}
        <PushSwitch />
        <p className="text-ink-3 text-sm">
          Trips and messages saved on this phone are encrypted. They’re deleted 24 hours after the trip or the message,
          and when you sign out.
        </p>
      </div>
    </Card>
  );
}
