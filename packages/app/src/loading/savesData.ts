/** Whether the visitor asked for as little data as possible (`navigator.connection`, which not every browser has). */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
