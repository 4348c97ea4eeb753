import { useNavigate } from "react-router";
import { leave, reasonToStay } from "#platform/browser/session.ts";

let leaving = false;

/**
 * Whether the person is on the way out by their own wish: an area they leave does not send them to its sign-in page.
 */
export const isLeaving = () => leaving;

/** Signs out on this device, then leads to the home page or to where one can sign in as someone else. */
export function useLogout() {
  const navigate = useNavigate();
  return async (to = "/") => {
    const loss = reasonToStay();
    // In the browser's own dialog: it is rare, and must be seen whichever area it happens in.
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
