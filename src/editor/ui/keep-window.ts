/** Keeps a browser from opening a file that falls where nothing takes it: it would stand in the editor's place. */
export function keepWindow(): void {
  const hold = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    // The hand is shown at once that it cannot let go here.
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', hold);
  addEventListener('drop', hold);
}
