// A person's shield outside of any game: always the same one of six.

export function faceOf(id: string): number {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 65_521
  return sum % 6
}
