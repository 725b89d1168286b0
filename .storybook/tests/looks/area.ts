/** A part of the story's window, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
