import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { MapOutline } from "#design/map/map-geometry.ts";
import type { StreetGround } from "#design/map/street-map-ground.ts";
import { mapAttribution, mapContract, tilesTemplate } from "#features/map/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** The map’s background: streets if there are tiles, otherwise our own outline; and its attribution. */
export function useGround() {
  const { data: settings } = useCall(mapContract.readMapSettings, {});
  const hasTiles = settings ? settings.tiles !== null : undefined;
  const outline = useQuery({
    queryKey: ["map outline"],
    queryFn: readOutline,
    enabled: hasTiles === false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Memoised, because a new object would redraw the map.
  const ground = useMemo<StreetGround | undefined>(() => {
    if (hasTiles) return { kind: "tiles", url: `${location.origin}${tilesTemplate}` };
    return outline.data && { kind: "outline", ...outline.data };
  }, [hasTiles, outline.data]);
  return { ground, attribution: <Attribution hasTiles={hasTiles ?? false} />, isSimulated: settings?.is_simulated };
}

function Attribution({ hasTiles }: { hasTiles: boolean }) {
  return mapAttribution
    .filter(({ name }) => hasTiles || name.includes("OpenStreetMap"))
    .map(({ name, address }) => (
      <a key={name} href={address} target="_blank" rel="noopener" className="me-1.5 text-ink-2 last:me-0">
        {name}
      </a>
    ));
}

/** Our own coastline with the names of towns. */
async function readOutline() {
  const answer = await fetch("/geo/western-cape.json");
  if (!answer.ok) throw new Error(`The outline was answered with ${answer.status}`);
  const { places } = await import("#domain/geography/place.ts");
  const outline: MapOutline = await answer.json();
  return {
    outline,
    places: places
      .filter(({ kind }) => kind === "city" || kind === "town" || kind === "suburb" || kind === "airport")
      .map(({ name, kind, latitude, longitude }) => ({
        name,
        lat: latitude,
        lng: longitude,
        isLarge: kind === "city" || kind === "town",
      })),
  };
}
