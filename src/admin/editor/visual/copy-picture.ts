/**
 * A copy of a picture on another site, as a file. Null if that site does not let others read it. As
 * an image, because the content security policy allows no other requests to other sites.
 * https://developer.mozilla.org/docs/Web/HTML/How_to/CORS_enabled_image
 */
export async function copyPicture(address: string, name: string): Promise<File | null> {
  try {
    const image = new Image();
    image.crossOrigin = "anonymous";
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const copy = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/webp", QUALITY);
    });
    // Browsers that cannot write WebP write PNG.
    return copy && new File([copy], `${name}.${copy.type.slice("image/".length)}`, copy);
  } catch {
    return null;
  }
}

const QUALITY = 0.9;
