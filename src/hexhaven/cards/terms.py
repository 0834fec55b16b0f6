"""The words of the card game, each a small whole number: resources, terrain, dice, places, questions."""

from __future__ import annotations

from typing import Final

# Resources. A region bears the number of its resource.
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
GOLD: Final = 5
RESOURCES: Final = 6
RESOURCE_NAMES: Final = ("lumber", "brick", "wool", "grain", "ore", "gold")
MAGIC: Final = 6  # a price, no resource
PRICES: Final = 7
TERRAIN_NAMES: Final = ("forest", "hills", "pasture", "fields", "mountains", "gold-river")

# A region card is its terrain and its number; 0 is no card.
NUMBERS: Final = 6
REGION_CARDS: Final = RESOURCES * NUMBERS
FULL_STORE: Final = 3

# Cards of the middle row.
NO_CENTRE: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
CITADEL: Final = 3
CENTRE_NAMES: Final = ("", "settlement", "city", "citadel")

# The event die.
BRIGANDS: Final = 0
TRADE_ADVANTAGE: Final = 1
TOURNAMENT: Final = 2
PLENTY: Final = 3
EVENT_CARD: Final = 4
FACES: Final = 5
FACE_NAMES: Final = ("brigands", "trade-advantage", "tournament", "year-of-plenty", "event-card")
FACE_SIDES: Final = (1, 1, 1, 1, 2)

# Phases and questions.
OVER: Final = 0
BEFORE_ROLL: Final = 1
ACTIONS: Final = 2
HAND: Final = 3
FIRST_PLAYER: Final = 4
ARRANGE: Final = 5
START_STACK: Final = 6
DICE: Final = 7
REVEAL: Final = 8
TAKE_CARDS: Final = 9
CHOOSE: Final = 10
PUT: Final = 11
PAY: Final = 12
PAY_ANY: Final = 13
GRAB: Final = 14
YIELD: Final = 15
PUSH_UNDER: Final = 16
REACT: Final = 17
ATTACK_DIE: Final = 18
HIT: Final = 19
REGION_DRAW: Final = 20
REGION_PLACE: Final = 21
REGION_SEARCH: Final = 22
EVENT_DRAW: Final = 23
LOOK_AT_HAND: Final = 24
MASTER_BUILDER: Final = 25
GIFT: Final = 26
SWAP: Final = 27
ANSWER: Final = 28
DRAW_UP: Final = 30
SECOND_CARD: Final = 31
UNDER_ONE: Final = 32
DRAW: Final = 29
QUESTIONS: Final = 40

# Kinds of cards that rules name. Their numbers are their places in the data, which a test looks after.
ALCHEMIST: Final = 0
ARSONIST: Final = 1
BISHOP: Final = 2
BLACK_KNIGHT: Final = 3
BRIGANDS_RAID: Final = 4
CARAVAN: Final = 5
HERB_WOMAN: Final = 6
MERCHANT: Final = 7
SCOUT: Final = 8
SPY: Final = 9
CIVIL_WAR: Final = 10
CONFLICT: Final = 11
MASTER_BUILDER_EVENT: Final = 12
PLAGUE: Final = 13
PRODUCTIVE_YEAR: Final = 14
PROGRESS: Final = 15
YEAR_END: Final = 16
ABBEY: Final = 17
GARRISON: Final = 18
SMITHY: Final = 19
BRICK_FACTORY: Final = 20
FOUNDRY: Final = 21
GRAIN_MILL: Final = 22
SAWMILL: Final = 23
WOOLEN_MILL: Final = 24
FLEET_BRICK: Final = 25
FLEET_GOLD: Final = 26
FLEET_GRAIN: Final = 27
FLEET_LUMBER: Final = 28
FLEET_ORE: Final = 29
FLEET_WOOL: Final = 30
AQUEDUCT: Final = 40
BATH_HOUSE: Final = 41
CHURCH: Final = 42
HARBOR: Final = 45
LIBRARY: Final = 46
MINT: Final = 49
TOWN_HALL: Final = 50

# By resource: the building that doubles its regions, and the fleet that trades it two to one.
DOUBLERS: Final = (SAWMILL, BRICK_FACTORY, WOOLEN_MILL, GRAIN_MILL, FOUNDRY, -1)
FLEETS: Final = (FLEET_LUMBER, FLEET_BRICK, FLEET_WOOL, FLEET_GRAIN, FLEET_ORE, FLEET_GOLD)
