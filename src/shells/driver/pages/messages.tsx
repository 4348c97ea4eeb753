import { DispatchContactCard } from "#features/dispatch/ui/dispatch-contact-card.tsx";
import { ThreadWithDispatch } from "#features/messages/ui/thread-with-dispatch.tsx";
import { DriverPage, TwoColumns } from "../driver-page.tsx";

/** Messages between a driver and dispatch, and other ways to reach each other. */
export default function DriverMessages() {
  return (
    <DriverPage title="Messages">
      {() => <TwoColumns left={<ThreadWithDispatch />} right={<DispatchContactCard />} />}
    </DriverPage>
  );
}
