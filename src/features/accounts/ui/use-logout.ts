import { useNavigate } from "react-router";
import { leave, reasonToStay } from "#platform/browser/session.ts";

let leaving = false;

/**
 * Whether the person is signing out deliberately, so that the area they leave doesn’t send them to its sign-in page.
 */
export const isLeaving = () => leaving;

/** Signs out on this device, then leads to the home page or to signing in as someone else. */
export function useLogout() {
  const navigate = useNavigate();
  return async (to = "/") => {
    const loss = reasonToStay();
    // The browser's own dialog: it is rare, and must be seen in any area.
    if (loss !== undefined && !window.confirm(loss)) return;
    leaving = true;
    try {
      await leave();
      await navigate(to);
    } finally {
      leaving = false;
    }
  };
}
