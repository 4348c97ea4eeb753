import { useRouteLoaderData } from "react-router";

/** The id of the outermost route, which provides what every page needs. */
export const rootRouteId = "root";

/** The public address without a trailing slash. The same on both sides, so that hydration agrees. */
export function useSiteUrl(): string {
  const data: unknown = useRouteLoaderData(rootRouteId);
  if (typeof data !== "object" || data === null || !("siteUrl" in data)) return "";
  return String(data.siteUrl);
}
