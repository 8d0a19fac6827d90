export class Player {}
