import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messagesContract } from "#features/messages/contract.ts";
import { centreContract } from "#features/notices/centre/contract.ts";
import { sosContract } from "#features/sos/contract.ts";
import { AlarmBand } from "#features/sos/ui/alarm-band.tsx";
import { followEvents } from "#platform/browser/follow-events.ts";

/** Live notifications on every staff page: drivers in danger, and drivers’ messages. */
export function StaffAlarms() {
  return <AlarmBand isLive={useStaffLine()} />;
}

const notices = [centreContract.countNotices.name, centreContract.myNotices.name];

/** Queries read again when the server sends an event, by its name. */
const readAgain: Readonly<Record<string, readonly string[]>> = {
  sos: [sosContract.openSosAlarms.name, sosContract.pastSosAlarms.name, ...notices],
  message: [messagesContract.messageInbox.name, messagesContract.driverThread.name],
};

function useStaffLine(): boolean {
  const kept = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const refresh = (names: readonly string[]) => {
      for (const name of names) void kept.invalidateQueries({ queryKey: [name] });
    };
    const refreshAll = () => refresh(Object.values(readAgain).flat());
    return followEvents({
      address: "/functions/v1/staff-events",
      onOpen: refreshAll,
      onEvent: ({ name }) => (readAgain[name] ? refresh(readAgain[name]) : refreshAll()),
      onLine: setLive,
    });
  }, [kept]);
  return isLive;
}
