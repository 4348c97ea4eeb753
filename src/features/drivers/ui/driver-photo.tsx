import { cx } from "#design/class-names.ts";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";
import { driverPortrait } from "#domain/fleet/portrait.ts";

type DriverPhotoProps = { driverId: string; photoId: string | null; className?: string };

/** A driver’s photo, or a drawn portrait. The name is next to it. */
export const DriverPhoto = ({ photoId, ...shown }: DriverPhotoProps) =>
  photoId ? <Fetched photoId={photoId} {...shown} /> : <Portrait {...shown} />;

type ShownProps = Omit<DriverPhotoProps, "photoId">;

function Fetched({ photoId, driverId, className }: ShownProps & { photoId: string }) {
  const { address } = useStoredFile(photoId);
  if (!address) return <Portrait driverId={driverId} {...(className && { className })} />;
  return <img src={address} alt="" className={cx("shrink-0 rounded-pill object-cover", className)} />;
}

const Portrait = ({ driverId, className }: ShownProps) => (
  <img src={driverPortrait(driverId)} alt="" className={cx("shrink-0 rounded-pill object-cover", className)} />
);
