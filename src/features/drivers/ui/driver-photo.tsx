import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { cx } from "#design/class-names.ts";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { fetchFile } from "#platform/browser/fetch-file.ts";

type DriverPhotoProps = { name: string; photoId: string | null; className?: string };

/** The face of a driver, or the initials while there is no photograph. The name is beside it. */
export function DriverPhoto({ name, photoId, className }: DriverPhotoProps) {
  const address = usePhoto(photoId);
  if (!address) return <InitialsAvatar name={name} {...(className && { className })} />;
  return <img src={address} alt="" className={cx("shrink-0 rounded-pill object-cover", className)} />;
}

function usePhoto(photoId: string | null) {
  const file = useQuery({
    queryKey: ["driver-photo", photoId],
    queryFn: () => fetchFile(photoId ?? ""),
    enabled: photoId !== null,
    staleTime: 600_000,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.data || photoId === null) return;
    const made = URL.createObjectURL(file.data);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file.data, photoId]);
  return address;
}
