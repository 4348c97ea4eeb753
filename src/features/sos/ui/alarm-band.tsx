import { MapPin, Phone, Siren, VolumeX } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { AboveDialogs } from "#design/overlay/above-dialogs.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { useNow } from "#design/use-now.ts";
import { pointText } from "#domain/geography/point-text.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type SosAlarm, sosContract } from "../contract.ts";

/** How often alarms reload while the live feed is down. */
const whileDownMs = 15_000;
const refreshes = [sosContract.openSosAlarms];

/** Open alarms at the top of every page of our team, until someone has accepted and closed them. */
export function AlarmBand({ isLive }: { isLive: boolean }) {
  const { data } = useCall(sosContract.openSosAlarms, {}, isLive ? {} : { refetchInterval: whileDownMs });
  const alarms = data?.alarms ?? [];
  const [closingId, setClosing] = useState<string>();
  useTitle(alarms.filter(({ state }) => state === "open").length);
  if (alarms.length === 0) return null;
  const closing = alarms.find(({ id }) => id === closingId);
  const rowOf = (alarm: SosAlarm) => (
    <AlarmRow
      key={alarm.id}
      alarm={alarm}
      armedResponse={data?.armed_response ?? ""}
      onClose={() => setClosing(alarm.id)}
    />
  );
  const others = alarms.filter((alarm) => alarm !== closing);
  return (
    <>
      <section aria-label="SOS alarms" className="sticky top-0 z-40 grid gap-px bg-surface shadow-3">
        {alarms.map(rowOf)}
      </section>
      {others.length > 0 && (
        <AboveDialogs>
          <section aria-label="SOS alarms" className="group grid gap-px bg-surface shadow-3" data-raised>
            {others.map(rowOf)}
          </section>
        </AboveDialogs>
      )}
      {closing && <CloseDialog alarm={closing} onClose={() => setClosing(undefined)} />}
    </>
  );
}

/** Shows the alarm in the title of a background tab too. */
function useTitle(open: number) {
  useEffect(() => {
    if (open === 0) return;
    const before = document.title;
    document.title = `SOS! ${before}`;
    return () => {
      document.title = before;
    };
  }, [open]);
}

type RowProps = { alarm: SosAlarm; armedResponse: string; onClose: () => void };

function AlarmRow({ alarm, armedResponse, onClose }: RowProps) {
  const { driver, vehicle, trip } = alarm;
  const isOpen = alarm.state === "open";
  return (
    <div
      role={isOpen ? "alert" : "status"}
      className={cx(
        "grid gap-3 px-4 py-3 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:px-8",
        isOpen ? "bg-bad text-on-primary" : "bg-bad-soft text-ink",
      )}
    >
      <div className="flex min-w-0 items-start gap-3">
        <Siren aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <p className="font-bold">
            SOS from {driver.name} at {formatTimeBeside(alarm.raised_at, new Date())}
            {alarm.is_silent && (
              <span className="ms-2 inline-flex items-center gap-1 text-sm">
                <VolumeX aria-hidden="true" className="size-4" /> Silent: don’t call the driver first
              </span>
            )}
          </p>
          <p className="text-sm max-sm:group-data-raised:hidden">
            {[
              vehicle && `${vehicle.colour} ${vehicle.name}, ${vehicle.plate}`.trim(),
              trip && `trip ${trip.reference}, ${trip.passengers} passengers, ${trip.from} to ${trip.to}`,
            ]
              .filter(Boolean)
              .join(" · ") || "No trip at this time"}
          </p>
          <Seen alarm={alarm} />
          {alarm.taken_by && alarm.taken_at && (
            <p className="text-sm">
              Taken by {alarm.taken_by} at {formatTime(alarm.taken_at)}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Reach href={alarm.place && mapOf(alarm.place)} icon={<MapPin />} label="Show place" />
        <Reach href={tel(driver.phone)} icon={<Phone />} label="Call driver" />
        <Reach href={trip && tel(trip.customer_phone)} icon={<Phone />} label="Call customer" />
        <Reach href={tel(armedResponse)} icon={<Phone />} label="Call armed response" />
        {isOpen ? (
          <Take alarm={alarm} />
        ) : (
          <Button size="sm" variant="outline" onClick={onClose}>
            Close alarm
          </Button>
        )}
      </div>
    </div>
  );
}

/** The driver’s last position and its age, which keeps counting. */
function Seen({ alarm: { place, battery_percent } }: { alarm: SosAlarm }) {
  const now = useNow(5000);
  const battery = battery_percent === null ? "" : ` · phone battery ${battery_percent}%`;
  if (!place) return <p className="text-sm">No position yet{battery}</p>;
  const seconds = Math.max(0, Math.round((now - Date.parse(place.taken_at)) / 1000));
  const ago = seconds < 90 ? `${seconds} s ago` : `${Math.round(seconds / 60)} min ago`;
  return (
    <p className="text-sm">
      Seen {ago} at {pointText(place)}
      {place.accuracy_m !== null && ` (within ${Math.round(place.accuracy_m)} m)`}
      {battery}
    </p>
  );
}

const tel = (number: string) => (number ? `tel:${number.replace(/[^+\d]/g, "")}` : null);
/** Opens a position in Google Maps. */
export const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

function Reach({ href, icon, label }: { href: string | null; icon: ReactNode; label: string }) {
  if (!href) return null;
  return (
    <a
      href={href}
      {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill px-4 font-bold text-inherit text-sm no-underline inset-ring-[1.5px] inset-ring-current [&>svg]:size-4"
    >
      {icon}
      {label}
    </a>
  );
}

function Take({ alarm: { id, version } }: { alarm: SosAlarm }) {
  const take = useMakeCall(sosContract.takeSosAlarm, refreshes);
  return (
    <>
      <Button size="sm" variant="paper" busy={take.isPending} onClick={() => take.mutate({ alarm_id: id, version })}>
        Take alarm
      </Button>
      {take.error && <p className="w-full text-sm">{take.error.message}</p>}
    </>
  );
}

type CloseProps = { alarm: SosAlarm; onClose: () => void };

function CloseDialog({ alarm: { id, version, driver }, onClose }: CloseProps) {
  const close = useMakeCall(sosContract.closeSosAlarm, [...refreshes, sosContract.pastSosAlarms]);
  return (
    <ActionDialog
      title={`Close the alarm of ${driver.name}?`}
      text="Close it only when the driver is safe. The alarm disappears from every screen and stays on record."
      confirmLabel="Close alarm"
      doneLabel="Alarm closed"
      reason={{ label: "What happened", hint: "It stays on record.", maxLength: 2000 }}
      onClose={onClose}
      onConfirm={(words) => close.mutateAsync({ alarm_id: id, version, words })}
    />
  );
}
